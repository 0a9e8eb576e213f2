/** How an S3-compatible store is reached. */
export interface S3Access {
  /** The address of the store; Amazon's when null. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
