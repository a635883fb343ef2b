// The platform's side of the vendors' protocols as a separate process, which a test may kill.
import { createPool } from '@trevo/database/connect.ts'
import { openTestPlay, type TestSecrets } from './open-test-play.ts'

export type ServePlayOrder = {
  readonly databaseUrl: string
  readonly secrets: TestSecrets
  readonly port: number
}

process.on('message', ({ databaseUrl, secrets, port }: ServePlayOrder) => {
  const pool = createPool(databaseUrl, { work: 'jobs', max: 10 })
  const own = { url: databaseUrl, pool, drop: () => pool.end() }
  openTestPlay({ secrets, port }, own).then(
    ({ baseUrl }) => process.send?.({ baseUrl }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
