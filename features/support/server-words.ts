export { serverMessage as messageIn } from '../../core/errors/server-message.ts';
