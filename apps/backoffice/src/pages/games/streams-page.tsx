import { changeTableStream } from '@trevo/api-client/ops-endpoints.ts'
import type { OperatorTableStream } from '@trevo/contract/ops/table-streams.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { Field } from '../../parts/field.tsx'
import { Page } from '../../parts/page.tsx'
import { GamesTabs } from './games-tabs.tsx'
import { streamsQuery } from './use-games.ts'

const useColumns = (): readonly Column<OperatorTableStream>[] => {
  const t = useT()
  return [
    { key: 'game', heading: t('word.game'), kind: 'code', cell: ({ gameCode }) => gameCode },
    { key: 'vendor', heading: t('word.vendor'), cell: ({ vendor }) => vendor },
    {
      key: 'stream',
      heading: t('games.stream.url'),
      cell: ({ stream }) => stream?.url ?? t('games.stream.drawn'),
    },
    {
      key: 'origins',
      heading: t('games.stream.origins'),
      isExtra: true,
      cell: ({ stream }) => stream?.origins.join(', ') || '–',
    },
    { key: 'by', heading: t('word.operator'), isExtra: true, cell: ({ changedBy }) => changedBy },
    {
      key: 'at',
      heading: t('word.updated'),
      isExtra: true,
      isMuted: true,
      cell: ({ changedAt }) => formatMoment(changedAt),
    },
  ]
}

const useTyped = (initial: string) => {
  const [text, change] = useState(initial)
  return { text, change }
}

/** A table's video: the address of its playlist, or none, when its presenter is drawn. */
const StreamDialog = ({
  table,
  onClose,
}: {
  readonly table: OperatorTableStream | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const client = useQueryClient()
  const key = table ? `${table.vendor} ${table.gameCode}` : 'new'
  const vendor = useTyped(table?.vendor ?? '')
  const game = useTyped(table?.gameCode ?? '')
  const url = useTyped(table?.stream?.url ?? '')
  const origins = useTyped(table?.stream?.origins.join(' ') ?? '')
  const fields = [
    { typed: vendor, label: t('word.vendor'), max: 20, isFixed: table !== undefined },
    { typed: game, label: t('games.stream.game'), max: 64, isFixed: table !== undefined },
    { typed: url, label: t('games.stream.url'), max: 500, isFixed: false },
    { typed: origins, label: t('games.stream.origins'), max: 800, isFixed: false },
  ]
  return (
    <ActDialog
      title={t('games.stream.title')}
      draft={`stream ${key}`}
      confirm={t('word.save')}
      hasReason={false}
      done={t('games.stream.done')}
      problem={
        vendor.text.trim() === '' || game.text.trim() === '' ? t('games.stream.missing') : undefined
      }
      onConfirm={async () => {
        const address = url.text.trim()
        const parts = origins.text.split(/[\s,]+/).filter(Boolean)
        const answer = await call(changeTableStream, {
          params: { vendor: vendor.text.trim(), gameCode: game.text.trim() },
          body: { stream: address === '' ? null : { url: address, origins: parts } },
        })
        if (answer.ok) await client.invalidateQueries({ queryKey: streamsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    >
      {fields.map(({ typed, label, max, isFixed }) => (
        <Field key={label} label={label}>
          <input
            maxLength={max}
            readOnly={isFixed}
            value={typed.text}
            onChange={({ currentTarget }) => typed.change(currentTarget.value)}
          />
        </Field>
      ))}
      <p className="o-muted">{t('games.stream.note')}</p>
    </ActDialog>
  )
}

/** The video of live tables, which all brands share. */
export const StreamsPage = () => {
  const t = useT()
  const query = useQuery(streamsQuery)
  const [chosen, setChosen] = useState<OperatorTableStream | 'new'>()
  const mayChange = useRight('catalogue.change') !== undefined
  const columns = useColumns()
  const rows = query.data ?? []
  const keyOf = ({ vendor, gameCode }: OperatorTableStream) => `${vendor} ${gameCode}`
  return (
    <Page
      title={t('office.games')}
      isTable
      bar={<GamesTabs value="streams" />}
      aside={
        <button
          type="button"
          className="o-btn"
          aria-disabled={!mayChange}
          onClick={() => mayChange && setChosen('new')}
        >
          {t('games.stream.add')}
        </button>
      }
    >
      <DataTable
        label={t('games.part.streams')}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        query={wholeList(query)}
        {...(mayChange && {
          onOpen: (key: string) => setChosen(rows.find((one) => keyOf(one) === key)),
        })}
        emptyText={t('games.stream.none')}
      />
      {chosen && (
        <StreamDialog
          table={chosen === 'new' ? undefined : chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Page>
  )
}
