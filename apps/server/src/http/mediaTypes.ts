/** Whether a Content-Type is JSON, such as `application/json` or `application/problem+json`. */
export const isJson = (type = ''): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** Whether a Content-Type is a form with files. */
export const isForm = (type = ''): boolean => /^multipart\/form-data\b/i.test(type);

/** The Content-Type of a part of a file, in the protocol tus. */
export const partType = 'application/offset+octet-stream';

/** Whether a Content-Type is a part of a file. */
export const isPart = (type = ''): boolean => type.split(';')[0]?.trim().toLowerCase() === partType;
