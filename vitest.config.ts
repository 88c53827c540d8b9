import { defineConfig } from 'vitest/config';
import { frameIcons } from './src/build/icons.ts';

export default defineConfig({
  plugins: [frameIcons()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**'],
  },
});
