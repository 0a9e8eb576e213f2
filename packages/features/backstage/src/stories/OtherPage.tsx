import { Button } from '@segno/ui';
import { useNavigate } from 'react-router';

/** Leads to another page. A story has no router for links. */
export function OtherPage() {
  const navigate = useNavigate();
  return <Button onPress={() => void navigate('/')}>Other page</Button>;
}
