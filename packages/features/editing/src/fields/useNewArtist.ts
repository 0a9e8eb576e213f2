import { adminArtists, createAdminMutation, useCan } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Adds an artist to the catalogue by name, for people who may add any. Others get none: they act for artists that exist.
 */
export function useNewArtist() {
  const can = useCan();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(createAdminMutation(adminArtists));
  return {
    isAllowed: can('admin.access') && can('music.update'),
    isPending,
    /** Returns the artist, or nothing after an error, which is told. */
    async create(name: string) {
      try {
        const artist = await mutateAsync({
          name,
          status: 'published',
          verified: false,
          bio: '',
          country: '',
          links: [],
          genre_ids: [],
        });
        await client.invalidateQueries({ queryKey: ['backstage', 'options', 'artists'] });
        return artist;
      } catch (error) {
        showErrorToast(error);
        return undefined;
      }
    },
  };
}
