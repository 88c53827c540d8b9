/** Leaves an empty document to the next test file, which may run in the same one. */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);
afterAll(() => document.body.replaceChildren());
