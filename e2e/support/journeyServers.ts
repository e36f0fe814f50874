import { ProductServer } from './productServer'
import { copyTemplate } from './seedTemplate'

const SHARED = 'shared'

/** The servers of one worker: that of most journeys stays, of the others one at a time. */
export class JourneyServers {
  readonly #running = new Map<string, ProductServer>()

  async of(database: string): Promise<ProductServer> {
    const running = this.#running.get(database)
    if (running) return running
    if (database !== SHARED) await this.#disposeWhere((name) => name !== SHARED)
    const server = await ProductServer.create(await copyTemplate(database === 'embedded'))
    this.#running.set(database, server)
    return server
  }

  dispose = (): Promise<void> => this.#disposeWhere(() => true)

  async #disposeWhere(isNoMoreNeeded: (database: string) => boolean): Promise<void> {
    for (const [name, server] of this.#running) {
      if (!isNoMoreNeeded(name)) continue
      this.#running.delete(name)
      await server.dispose()
    }
  }
}
