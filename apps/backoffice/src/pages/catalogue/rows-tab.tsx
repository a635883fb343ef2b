import { orderCatalogueGames } from '@trevo/api-client/ops-endpoints.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { OperatorGame } from '@trevo/contract/ops/company/catalogue.ts'
import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { OrderList } from '../../parts/order-list.tsx'
import { Panel } from '../../parts/panel.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { gameName, gamesQuery } from './use-catalogue.ts'

const rowNames = ['hot', ...gameCategories] as const
type RowName = (typeof rowNames)[number]
/** As many as a row of the lobby shows before its end is reached. */
const shownMax = 40

const filterOf = (row: RowName) =>
  row === 'hot'
    ? { mark: 'hot' as const, pageSize: shownMax }
    : { category: row, pageSize: shownMax }

const RowOrder = ({ row, title }: { readonly row: RowName; readonly title: string }) => {
  const t = useT()
  const queries = useQueryClient()
  const { language } = usePreferences()
  const isReadOnly = useRight('catalogue.change') === undefined
  const { data } = useInfiniteQuery(gamesQuery(filterOf(row)))
  const [typed, setTyped] = useState<readonly OperatorGame[]>()
  const [isAsking, setAsking] = useState(false)
  const stored = (data?.pages[0]?.list ?? []).filter(({ isRetired }) => !isRetired)
  const names = (games: readonly OperatorGame[]) =>
    games.map((game, at) => `${at + 1}. ${gameName(game, language)}`).join(' · ')
  return (
    <Panel
      title={title}
      note={t('catalogue.orderHint')}
      aside={
        typed && (
          <button type="button" className="o-btn o-go" onClick={() => setAsking(true)}>
            {t('catalogue.saveOrder')}
          </button>
        )
      }
    >
      <OrderList
        label={title}
        rows={typed ?? stored}
        keyOf={({ nodeId }) => String(nodeId)}
        nameOf={(game) => gameName(game, language)}
        isReadOnly={isReadOnly}
        onOrder={setTyped}
        cell={(game) => (
          <>
            <b>{gameName(game, language)}</b>
            <span className="o-muted">{game.vendor}</span>
          </>
        )}
      />
      {isAsking && typed && (
        <ActDialog
          title={t('catalogue.saveOrder')}
          draft={`lobby row ${row}`}
          confirm={t('catalogue.saveOrder')}
          change={{ before: { order: names(stored) }, after: { order: names(typed) } }}
          done={t('catalogue.saved')}
          onConfirm={async ({ reason }) => {
            const nodeIds = typed.map(({ nodeId }) => nodeId)
            const answer = await call(orderCatalogueGames, { body: { nodeIds, reason } })
            await queries.invalidateQueries({ queryKey: ['catalogue games'] })
            if (answer.ok) setTyped(undefined)
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

/** The rows of the lobby, each in its order. */
export const RowsTab = () => {
  const t = useT()
  const { values, change } = useAddress({ row: readOneOf(rowNames) })
  const row = values.row ?? 'hot'
  const nameOf = (one: RowName) =>
    one === 'hot' ? t('catalogue.mark.hot') : t(`catalogue.category.${one}`)
  return (
    <>
      <Field label={t('catalogue.row')}>
        <select value={row} onChange={({ currentTarget }) => change({ row: currentTarget.value })}>
          {rowNames.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </Field>
      <RowOrder key={row} row={row} title={nameOf(row)} />
    </>
  )
}
