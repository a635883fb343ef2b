import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trevo/contract/wps/games.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { liveTablesQuery } from './queries.ts'
import { TableCard } from './table-card.tsx'
import styles from './live-tables.module.css'

type Shown = { readonly games: readonly Game[] }

/**
 * The live tables side by side: whether bets are open at each, and its last results. Until the vendors have answered
 * every game has its place, so that nothing moves; tables that no vendor reports are left out then.
 */
export const LiveTables = ({ games }: Shown) => (
  <BrowserOnly fallback={<TablesToCome games={games} />}>
    <Tables games={games} />
  </BrowserOnly>
)

const TablesToCome = ({ games }: Shown) => (
  <div className={styles['tables']} aria-hidden="true">
    <h2>&nbsp;</h2>
    <ul>
      {games.map(({ nodeId }) => (
        <li key={nodeId} className={styles['card']} />
      ))}
    </ul>
  </div>
)

const Tables = ({ games }: Shown) => {
  const t = useText('play')
  const { language } = useLanguage()
  const { data, isError } = useQuery(liveTablesQuery(language))
  const byNode = new Map(data?.list.map((table) => [table.nodeId, table]))
  const shown = data ? games.filter(({ nodeId }) => byNode.has(nodeId)) : games
  if (shown.length === 0 || (isError && !data)) return null
  return (
    <section className={styles['tables']} aria-labelledby="tables-now">
      <h2 id="tables-now">{t('tables.now')}</h2>
      <ul>
        {shown.map((game) => (
          <li key={game.nodeId}>
            <TableCard
              game={game}
              table={byNode.get(game.nodeId)}
              receivedAtMs={data?.receivedAtMs ?? 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
