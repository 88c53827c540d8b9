import { followContent } from './follow-content.ts';

// Only the server knows which code it has drawn the document with.
import.meta.hot?.on('code:changed', () => location.reload());
followContent();
