/**
 * A Worker that starts inside a frame with a policy of its own: scripts of users may run in it, and nothing there can
 * reach the network, this page, or what the site keeps. It has the members of a Worker that are used here.
 */
export class FrameWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;

  private readonly frame = document.createElement('iframe');
  private readonly channel = new MessageChannel();

  /**
   * @param page the address of `sandbox.html`
   * @param code gives the script of the Worker
   */
  constructor(page: string, code: () => Promise<string>) {
    const { port1, port2 } = this.channel;
    port1.onmessage = ({ data }: MessageEvent<{ message: unknown } | { fault: string }>) => {
      if ('fault' in data) this.onerror?.(new ErrorEvent('error', { message: data.fault }));
      else this.onmessage?.(new MessageEvent('message', { data: data.message }));
    };
    this.frame.style.display = 'none';
    this.frame.title = 'Where scripts run';
    this.frame.setAttribute('sandbox', 'allow-scripts');
    this.frame.onload = () => {
      code().then(
        (text) => this.frame.contentWindow?.postMessage({ code: text, port: port2 }, '*', [port2]),
        (error: Error) => this.onerror?.(new ErrorEvent('error', { message: error.message })),
      );
    };
    this.frame.src = page;
    document.body.append(this.frame);
  }

  postMessage(message: unknown): void {
    this.channel.port1.postMessage(message);
  }

  /** Ends the Worker, whatever it does. */
  terminate(): void {
    this.channel.port1.close();
    this.frame.remove();
  }
}
