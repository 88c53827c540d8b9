import { isRouteErrorResponse } from 'react-router-dom';

/** The router's error for an unknown address, in the shape of its own error responses. */
export const notFound = { status: 404, statusText: 'Not Found', internal: true, data: null };

/** The status with its text, or the message, of anything that was thrown. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return String(error);
}
