/* firefox.ts: drives the Firefox of the system by the protocol that it has built in (Marionette): messages are JSON with their length
 * before them, [0, number, command, arguments] there and [1, number, error, result] back. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Nothing that talks to anybody, and a port that the system chooses. */
const preferences = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

type Answer = readonly [kind: 1, number: number, error: { message: string } | null, result: unknown];

export class Firefox {
  private readonly profile = mkdtempSync(join(tmpdir(), 'nonet-firefox-'));
  private process!: ChildProcess;
  private socket!: Socket;
  private received = Buffer.alloc(0);
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;

  static async start(program: string): Promise<Firefox> {
    const firefox = new Firefox();
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    writeFileSync(join(firefox.profile, 'user.js'), lines.join('\n'));
    firefox.process = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', firefox.profile], { stdio: ['ignore', 'pipe', 'pipe'] });
    /* Whatever becomes of the test: it does not stay behind. */
    process.once('exit', () => firefox.process.kill('SIGKILL'));
    firefox.socket = connect(await firefox.listens(), '127.0.0.1');
    firefox.socket.on('data', (bytes) => firefox.receive(bytes));
    await firefox.send('WebDriver:NewSession', {});
    await firefox.send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 });
    return firefox;
  }

  /* It says at which port it does. */
  private async listens(): Promise<number> {
    let said = '';
    return new Promise<number>((done, fail) => {
      const hear = (bytes: Buffer): void => {
        said += bytes.toString();
        const port = /Listening on port (\d+)\s/i.exec(said)?.[1];
        if (port) done(Number(port));
      };
      this.process.stdout?.on('data', hear);
      this.process.stderr?.on('data', hear);
      this.process.on('exit', () => fail(new Error(`Firefox ended: ${said}`)));
      this.process.on('error', fail);
    });
  }

  private receive(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const length = Number(this.received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.received.length < colon + 1 + length) return;
      const message = JSON.parse(this.received.subarray(colon + 1, colon + 1 + length).toString()) as Answer;
      this.received = this.received.subarray(colon + 1 + length);
      if (Array.isArray(message)) this.waiting.get(message[1])?.(message); // the first one is a greeting
    }
  }

  private async send(command: string, parameters: object): Promise<unknown> {
    const number = ++this.number;
    const answer = new Promise<Answer>((done) => this.waiting.set(number, done));
    const message = Buffer.from(JSON.stringify([0, number, command, parameters]));
    this.socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    const [, , error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result;
  }

  /* From a server to a file Firefox changes processes, and answers before the new one has the page: it is asked until it has. */
  async goTo(url: string): Promise<void> {
    await this.send('WebDriver:Navigate', { url });
    const where = async (): Promise<unknown> => this.send('WebDriver:ExecuteScript', { script: 'return location.href', args: [] });
    while (((await where().catch(() => null)) as { value: string } | null)?.value !== url) continue;
  }

  /* Run the text of a function in the page; `done`, its last argument, takes the result. */
  async ask<T>(script: string): Promise<T> {
    return ((await this.send('WebDriver:ExecuteAsyncScript', { script, args: [] })) as { value: T }).value;
  }

  async end(): Promise<void> {
    const ended = new Promise((done) => this.process.once('exit', done));
    await this.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => this.process.kill());
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}
