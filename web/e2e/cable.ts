// The cable between browser and server: can be cut and mended, as a phone loses and finds its network.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Cable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

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
    near.pipe(far);
    far.pipe(near);
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
