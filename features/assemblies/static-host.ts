import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SystemInfoTrouble } from '../support/system-info-trouble.ts';

const ANSWERS: Readonly<Record<Exclude<SystemInfoTrouble, 'unreachable'>, [number, string]>> = {
  'not found': [404, '{"is_maintenance":true}'],
  'no JSON': [200, '<html>is_maintenance</html>'],
  'another word': [200, '{"is_maintenance":"true"}'],
};

/** A host of its own for the file that tells of maintenance, on which things go wrong. */
export class StaticHost {
  #server: Server | undefined;
  /** Undefined while the file is where the service is. */
  url: string | undefined;

  async spoil(trouble: SystemInfoTrouble): Promise<void> {
    await this.mend();
    if (trouble === 'unreachable') {
      this.url = 'http://127.0.0.1:1/system_info.json';
      return;
    }
    const [status, body] = ANSWERS[trouble];
    this.#server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo; // it listens on TCP
    this.url = `http://127.0.0.1:${port}/system_info.json`;
  }

  async mend(): Promise<void> {
    this.url = undefined;
    await this.close();
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}
