// The cable between browser and server: can be cut and mended, as a phone loses and finds its network, or swallow what is
// sent without a word, as a network does that is gone before anybody has said so.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Cable {
  private readonly sockets = new Set<Socket>();
  private readonly lines = new Set<{ isDeaf: boolean }>();
  private isCut = false;
  private isSwallowing = false;

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async lay(target: string): Promise<Cable> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('the cable has no port');
    const cable = new Cable(server, `http://127.0.0.1:${at.port}`);
    server.on('connection', (near) => cable.plug(near, hostname, Number(port)));
    return cable;
  }

  private plug(near: Socket, hostname: string, port: number): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, hostname);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    // What has lost a byte is never whole again: both ends go on believing in it, and neither hears the other.
    const line = { isDeaf: this.isSwallowing };
    this.lines.add(line);
    const carry = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => {
        if (!line.isDeaf) to.write(bytes);
      });
    };
    carry(near, far);
    carry(far, near);
  }

  /** From now on nothing arrives, and nobody is told. */
  swallow(): void {
    this.isSwallowing = true;
    for (const line of this.lines) line.isDeaf = true;
  }

  /** What is connected from now on works. */
  release(): void {
    this.isSwallowing = false;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async take(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.server.close(closed));
  }
}
