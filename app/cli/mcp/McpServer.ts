import { TemporaryFolders } from '../TemporaryFolders';
import type { Commands, Outcome } from './Commands';
import type { Request } from './Connection';
import { CODES, RpcError } from './JsonRpc';
import { ArgumentFault, inArguments, readArguments, schemaOf } from './parameters';
import { PathFault, type Roots } from './Roots';
import { TOOLS } from './tools';
import type { Tool, ToolContext, ToolResult } from './tools/Tool';

/** The supported versions of the protocol, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Maximum number of resources in one answer. */
const RESOURCES_PER_PAGE = 200;

/** How often progress is reported, in milliseconds. */
const INTERVAL = 1000;

const INSTRUCTIONS = `Work on documents of Adobe Animate (FLA, XFL) without Animate.
Begin with "tree" to see what a document contains. Use "query" to find things, "script" to change them: it saves nothing until "save" is true, so look at what would change first. "render" shows a frame as a picture.`;

/** The settings of a server. */
export interface ServerSettings {
  version: string;
  trustsScripts: boolean;
  trustsConfig: boolean;
  /** Folders in which scripts may write files that are not documents. */
  writable: readonly string[];
}

/** Answers requests of the Model Context Protocol about the documents in some folders. */
export class McpServer {
  constructor(
    private readonly roots: Roots,
    private readonly commands: Commands,
    private readonly settings: ServerSettings,
  ) {}

  /** @throws RpcError for a request that cannot be answered */
  async handle(request: Request): Promise<unknown> {
    const { method, params } = request;
    switch (method) {
      case 'initialize':
        return this.introduce(params);
      case 'ping':
        return {};
      case 'tools/list':
        return { tools: TOOLS.map(describeTool) };
      case 'tools/call':
        return this.callTool(request);
      case 'resources/list':
        return this.listResources(params.cursor);
      case 'resources/templates/list':
        return { resourceTemplates: [] };
      case 'resources/read':
        return this.readResource(request);
      default:
        throw new RpcError(CODES.unknownMethod, `unknown method "${method}"`);
    }
  }

  private introduce({ protocolVersion }: Request['params']): object {
    return {
      protocolVersion: VERSIONS.find((version) => version === protocolVersion) ?? VERSIONS[0],
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: 'adobe-collection', version: this.settings.version },
      instructions: INSTRUCTIONS,
    };
  }

  private async callTool(request: Request): Promise<ToolResult> {
    const { name, arguments: given } = request.params;
    const tool = TOOLS.find((each) => each.name === name);
    if (!tool)
      throw new RpcError(
        CODES.wrongParameters,
        `unknown tool "${String(name)}" (known: ${TOOLS.map((each) => each.name).join(', ')})`,
      );
    return this.withContext(request, async (context) => {
      const run: ToolContext['run'] = async (job) => {
        const outcome = await context.run(job);
        return { ...outcome, err: inArguments(outcome.err, tool.parameters) };
      };
      try {
        return await tool.call(readArguments(tool, given), { ...context, run });
      } catch (error) {
        // What an assistant can mend is an answer that it reads; errors of the protocol are for the client.
        if (!(error instanceof PathFault || error instanceof ArgumentFault)) throw error;
        return { content: [{ type: 'text', text: error.message }], isError: true };
      }
    });
  }

  private listResources(cursor: unknown): object {
    const start = cursor === undefined ? 0 : Number(cursor);
    if (!Number.isInteger(start) || start < 0)
      throw new RpcError(CODES.wrongParameters, 'expected "cursor" to come from an earlier answer');
    const documents = this.roots.documents();
    const end = start + RESOURCES_PER_PAGE;
    return {
      resources: documents.slice(start, end).map((file) => ({
        uri: this.roots.uriOf(file),
        name: this.roots.nameOf(file),
        mimeType: 'text/plain',
      })),
      ...(end < documents.length ? { nextCursor: String(end) } : {}),
    };
  }

  /** The content of a document as a resource is its tree. */
  private async readResource(request: Request): Promise<object> {
    const uri = String(request.params.uri);
    const file = this.fileOf(uri);
    const { status, out, err } = await this.withContext(request, ({ run }) => run(['tree', '--', file]));
    if (status !== 0) throw new RpcError(CODES.noResource, err.trim());
    return { contents: [{ uri, mimeType: 'text/plain', text: out }] };
  }

  private fileOf(uri: string): string {
    try {
      return this.roots.fileOf(uri);
    } catch (error) {
      throw new RpcError(CODES.noResource, error instanceof Error ? error.message : String(error));
    }
  }

  private async withContext<T>(request: Request, work: (context: ToolContext) => Promise<T>): Promise<T> {
    const folders = new TemporaryFolders();
    const progress = new Progress(request);
    try {
      return await work({
        roots: this.roots,
        trustsScripts: this.settings.trustsScripts,
        trustsConfig: this.settings.trustsConfig,
        writable: this.settings.writable,
        run: (job): Promise<Outcome> =>
          this.commands.run(job, request.signal, (line) => {
            progress.line = line;
          }),
        temporaryFolder: () => folders.make(),
      });
    } finally {
      progress.end();
      folders.removeAll();
    }
  }
}

/** Notifies the client each second that a request is being worked on, if it asked for that. */
class Progress {
  /** The last line that the command printed. */
  line = '';
  private seconds = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor({ params, notify }: Request) {
    const { progressToken } = (params._meta ?? {}) as { progressToken?: unknown };
    if (progressToken === undefined) return;
    this.timer = setInterval(() => {
      this.seconds += INTERVAL / 1000;
      notify('notifications/progress', {
        progressToken,
        progress: this.seconds,
        message: this.line || `working for ${this.seconds} s`,
      });
    }, INTERVAL);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

function describeTool({ name, title, description, parameters, example, isReadOnly }: Tool): object {
  return {
    name,
    title,
    description: `${description}\nExample: ${JSON.stringify(example)}`,
    inputSchema: schemaOf(parameters),
    annotations: { title, readOnlyHint: isReadOnly, destructiveHint: !isReadOnly, openWorldHint: false },
  };
}
