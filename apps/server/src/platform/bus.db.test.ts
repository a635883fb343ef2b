import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { createPostgresBus } from './bus.ts'
import { itKeepsTheBusRules } from './testing/bus-rules.ts'

itKeepsTheBusRules(async () => {
  const { url, pool, drop } = await createTestDatabase([])
  return {
    open: (logger) => createPostgresBus(url, pool, logger),
    cut: () =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'trevo bus'
          and datname = current_database()`,
      ),
    sendNonsense: (text) => pool.query('select pg_notify($1, $2)', ['trevo_bus', text]),
    close: drop,
  }
})
