import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { unprivileged } from './programs'

interface Command {
  name: string
  command: string
  args: readonly string[]
  environment?: Record<string, string>
  /** Started again a second after it ended, as a service manager does. */
  isKept?: boolean
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The process and all that it started, whatever became of those in between. */
function family(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = new Map<number, number[]>()
  for (const line of lines) {
    const [child, parent] = line.trim().split(/\s+/).map(Number) as [number, number]
    children.set(parent, [...(children.get(parent) ?? []), child])
  }
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((pid) => [pid, ...below(pid)])
  return [pid, ...below(pid)]
}

/** A program that stands for a machine: it is lost, frozen and started again with all that it started. */
export class Machine {
  readonly folder: string
  private readonly program: Command
  private child: ChildProcess | null = null
  private isStopped = false

  constructor(folder: string, program: Command) {
    this.folder = folder
    this.program = program
  }

  get name(): string {
    return this.program.name
  }

  /** Processes that are not children of the program but die with the machine, such as a database that its manager detached. */
  protected others(): number[] {
    return []
  }

  get isKept(): boolean {
    return this.program.isKept ?? false
  }

  start(): void {
    const { name, command, args, environment } = this.program
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    this.child = spawn(command, args, {
      cwd: this.folder,
      env: { PATH: process.env.PATH ?? '', HOME: this.folder, LC_ALL: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      ...unprivileged(),
    })
    if (this.isKept)
      this.child.once('exit', () => {
        if (!this.isStopped) setTimeout(() => this.start(), 1000)
      })
  }

  private signal(signal: NodeJS.Signals): void {
    const pids = [
      ...(this.child?.pid === undefined ? [] : family(this.child.pid)),
      ...this.others().flatMap(family),
    ]
    for (const pid of new Set(pids)) {
      try {
        process.kill(pid, signal)
      } catch {
        // Gone already.
      }
    }
  }

  /** As by a power cut. */
  kill(): void {
    this.signal('SIGKILL')
  }

  freeze(): void {
    this.signal('SIGSTOP')
  }

  thaw(): void {
    this.signal('SIGCONT')
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.thaw()
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await Promise.race([ended, pause(15_000)])
    this.kill()
  }
}
