import { changeCatalogueGames, changeGamesForAll } from '@trevo/api-client/ops-endpoints.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { gameMarks, type OperatorGame } from '@trevo/contract/ops/company/catalogue.ts'
import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { useState, type ReactNode } from 'react'
import { call } from '../../core/api.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { formatRate } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { readOneOf, readText, useAddress } from '../../parts/use-address.ts'
import { gameName, gamesQuery } from './use-catalogue.ts'

/** What can be done to marked games, each a switch of the brand. */
const acts = {
  hot: { isHot: true },
  notHot: { isHot: false },
  new: { isNew: true },
  notNew: { isNew: false },
  close: { isInMaintenance: true },
  reopen: { isInMaintenance: false },
  off: { isEnabled: false },
  on: { isEnabled: true },
} as const
type Act = keyof typeof acts
const actNames = Object.keys(acts) as Act[]
/** Those that can be done for all brands together. */
const forAllActs = ['close', 'reopen', 'off', 'on'] as const

const Marks = ({ game }: { readonly game: OperatorGame }) => {
  const t = useT()
  const { isHot, isNew, isEnabled, isInMaintenance, isRetired, forAll } = game
  const pill = (tone: string, text: string) => <span className={`o-pill ${tone}`}>{text}</span>
  return (
    <>
      {isHot && pill('o-warn', t('catalogue.mark.hot'))}{' '}
      {isNew && pill('o-info', t('catalogue.mark.new'))}{' '}
      {(isInMaintenance || forAll.isInMaintenance) &&
        pill('o-bad', t('catalogue.mark.maintenance'))}{' '}
      {(!isEnabled || !forAll.isEnabled) && pill('', t('catalogue.mark.off'))}{' '}
      {isRetired && pill('', t('catalogue.mark.retired'))}
    </>
  )
}

const useColumns = (
  marked: ReadonlySet<string>,
  onMark: (key: string) => void,
): readonly Column<OperatorGame>[] => {
  const t = useT()
  const { language } = usePreferences()
  return [
    {
      key: 'marked',
      heading: '',
      kind: 'mark',
      cell: (row) => (
        <input
          type="checkbox"
          aria-label={t('catalogue.pick', { name: gameName(row, language) })}
          checked={marked.has(String(row.nodeId))}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onMark(String(row.nodeId))}
        />
      ),
    },
    { key: 'name', heading: t('word.game'), cell: (row) => gameName(row, language) },
    { key: 'vendor', heading: t('word.vendor'), isExtra: true, cell: ({ vendor }) => vendor },
    {
      key: 'category',
      heading: t('catalogue.category'),
      isExtra: true,
      cell: ({ category }) => t(`catalogue.category.${category}` as 'catalogue.category.RNG'),
    },
    { key: 'marks', heading: t('word.state'), cell: (row) => <Marks game={row} /> },
    {
      key: 'rtp',
      heading: t('catalogue.rtp'),
      kind: 'number',
      isExtra: true,
      cell: ({ rtpBp }) => (rtpBp === null ? '–' : formatRate(rtpBp)),
    },
    {
      key: 'node',
      heading: t('word.id'),
      kind: 'code',
      isExtra: true,
      cell: ({ nodeId }) => String(nodeId),
    },
  ]
}

/** Confirms an act on the marked games, for the brand or for all brands. */
const GamesDialog = ({
  act,
  games,
  onDone,
  onClose,
}: {
  readonly act: Act
  readonly games: readonly OperatorGame[]
  readonly onDone: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { language } = usePreferences()
  const [isForAll, setForAll] = useState(false)
  const mayBeForAll = forAllActs.some((one) => one === act)
  const nodeIds = games.map(({ nodeId }) => nodeId)
  return (
    <ActDialog
      title={t(`catalogue.act.${act}`)}
      draft={`games ${act}`}
      confirm={t('catalogue.apply', { count: games.length })}
      isStop={act === 'close' || act === 'off'}
      done={t('catalogue.saved')}
      onConfirm={async ({ reason }) => {
        const body = { nodeIds, change: acts[act], reason }
        const answer = isForAll
          ? await call(changeGamesForAll, { body: body as never }) // only acts for all brands get here
          : await call(changeCatalogueGames, { body })
        await queries.invalidateQueries({ queryKey: ['catalogue games'] })
        if (answer.ok) onDone()
        return answer
      }}
      onClose={onClose}
    >
      <p>{games.map((game) => gameName(game, language)).join(', ')}</p>
      {mayBeForAll && (
        <label>
          <input
            type="checkbox"
            checked={isForAll}
            onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
          />{' '}
          {t('catalogue.forAll')}
        </label>
      )}
    </ActDialog>
  )
}

const useFilters = () => {
  const t = useT()
  const address = useAddress({
    text: readText(60),
    category: readOneOf(gameCategories),
    mark: readOneOf(gameMarks),
  })
  const fields = [
    { name: 'text', label: t('catalogue.search'), kind: 'text' as const, max: 60 },
    {
      name: 'category',
      label: t('catalogue.category'),
      kind: 'choice' as const,
      any: t('catalogue.anyCategory'),
      options: gameCategories.map((value) => ({ value, text: t(`catalogue.category.${value}`) })),
    },
    {
      name: 'mark',
      label: t('word.state'),
      kind: 'choice' as const,
      any: t('catalogue.anyMark'),
      options: gameMarks.map((value) => ({ value, text: t(`catalogue.mark.${value}`) })),
    },
  ]
  return { ...address, fields }
}

const marksMax = 50

/** Games in the order of the brand; several are marked and changed at once. */
export const GamesTab = ({ tabs }: { readonly tabs: ReactNode }) => {
  const t = useT()
  const { values, isIgnored, change, fields } = useFilters()
  const mayChange = useRight('catalogue.change') !== undefined
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string>()
  const [act, setAct] = useState<Act>()
  const query = useInfiniteQuery(gamesQuery(values))
  const rows = rowsOf(query.data)
  const onMark = (key: string) => {
    const next = new Set(marked)
    if (!next.delete(key) && next.size < marksMax) next.add(key)
    setMarked(next)
  }
  const columns = useColumns(marked, onMark)
  const picked = rows.filter(({ nodeId }) => marked.has(String(nodeId)))
  return (
    <Page
      title={t('office.catalogue')}
      isTable
      bar={
        <>
          {tabs}
          <FilterBar fields={fields} values={values} isIgnored={isIgnored} onChange={change} />
          {mayChange && picked.length > 0 && (
            <div role="group" aria-label={t('catalogue.withMarked')}>
              <b>{t('catalogue.marked', { count: picked.length })}</b>{' '}
              {actNames.map((one) => (
                <button key={one} type="button" className="o-btn" onClick={() => setAct(one)}>
                  {t(`catalogue.act.${one}`)}
                </button>
              ))}
            </div>
          )}
        </>
      }
    >
      <DataTable
        label={t('word.game')}
        columns={columns}
        rows={rows}
        keyOf={({ nodeId }) => String(nodeId)}
        query={query}
        openKey={open}
        onOpen={setOpen}
        onClose={() => setOpen(undefined)}
        marked={marked}
        onMark={onMark}
      />
      {act && (
        <GamesDialog
          act={act}
          games={picked}
          onDone={() => setMarked(new Set())}
          onClose={() => setAct(undefined)}
        />
      )}
    </Page>
  )
}
