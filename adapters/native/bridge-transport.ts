/** How text gets to a wrapper and back. */
export interface BridgeTransport {
  /** May throw when the wrapper is gone. */
  send(json: string): void;
  /** Called once; from then on everything that comes is handed over, whatever it is. */
  receive(heard: (message: unknown) => void): void;
}
