import { guardConnections } from './guard-connections.ts';

// Loaded first by processes that speak to no other than the one that started them.
guardConnections([], (refused) => console.error(`connects to nothing, not to ${refused}`));
