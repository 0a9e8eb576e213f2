/** Whether a Content-Type is JSON, such as `application/json` or `application/problem+json`. */
export const isJson = (type = ''): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** Whether a Content-Type is a form with files. */
export const isForm = (type = ''): boolean => /^multipart\/form-data\b/i.test(type);
