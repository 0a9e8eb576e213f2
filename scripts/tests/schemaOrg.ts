/** A check of the structured data of pages by schema.org, for journeys. */
export { structuredProblems } from '../../packages/data/src/seo/testSchemas.ts';
