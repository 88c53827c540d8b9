import { isRouteErrorResponse } from 'react-router-dom';

/** What the router holds for an address that does not exist, in the shape that it recognises. */
export const notFound = { status: 404, statusText: 'Not Found', internal: true, data: null };

/** The status with its text, or the message, of whatever was thrown. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return String(error);
}
