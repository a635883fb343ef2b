import { refuseHeldCredit, releaseHeldCredit } from '@trevo/api-client/ops-endpoints.ts'
import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatAmount, formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { MemberLink, usernameOf } from '../../core/member-link.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { readUuid, useAddress } from '../../parts/use-address.ts'
import { ItemWorkers, useWorkColumn } from '../../parts/workers.tsx'
import { GamesTabs } from './games-tabs.tsx'
import { heldQuery } from './use-games.ts'

const useColumns = (): readonly Column<HeldCredit>[] => {
  const t = useT()
  const { language } = usePreferences()
  return [
    {
      key: 'member',
      heading: t('word.member'),
      cell: ({ account }) => <b>{usernameOf(account)}</b>,
    },
    { key: 'game', heading: t('word.game'), cell: ({ gameNames }) => gameNames[language] },
    { key: 'vendor', heading: t('word.vendor'), isExtra: true, cell: ({ vendor }) => vendor },
    {
      key: 'stake',
      heading: t('games.column.stake'),
      kind: 'number',
      isExtra: true,
      cell: ({ stake }) => formatAmount(stake),
    },
    {
      key: 'cap',
      heading: t('games.column.cap'),
      kind: 'number',
      isExtra: true,
      cell: ({ cap }) => formatAmount(cap),
    },
    {
      key: 'amount',
      heading: t('games.column.held'),
      kind: 'number',
      cell: ({ amount }) => <b>{formatAmount(amount)}</b>,
    },
    {
      key: 'asked',
      heading: t('games.column.firstYes'),
      isExtra: true,
      cell: ({ askedBy }) => askedBy ?? '–',
    },
    {
      key: 'at',
      heading: t('word.since'),
      isMuted: true,
      isExtra: true,
      cell: ({ heldAt }) => formatMoment(heldAt),
    },
  ]
}

type Act = 'release' | 'refuse'

const DecideDialog = ({
  act,
  creditId,
  onClose,
  onDecided,
}: {
  act: Act
  creditId: string
  onClose: () => void
  onDecided: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      isStop={act === 'refuse'}
      title={t(`games.${act}`)}
      draft={`${act} ${creditId}`}
      confirm={t(`games.${act}`)}
      done={t(`games.done.${act}`)}
      onConfirm={async ({ reason }) => {
        const input = { params: { creditId }, body: { reason } }
        const answer =
          act === 'release'
            ? await call(releaseHeldCredit, input)
            : await call(refuseHeldCredit, input)
        if (answer.ok) onDecided()
        await queries.invalidateQueries({ queryKey: ['games'] })
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t(`games.consequence.${act}`)}</p>
    </ActDialog>
  )
}

type PanelProps = { credit: HeldCredit; onClose: () => void; onDecided: () => void }

const HeldPanel = ({ credit, onClose, onDecided }: PanelProps) => {
  const t = useT()
  const { language } = usePreferences()
  const mayDecide = useRight('games.decide') !== undefined
  const [act, setAct] = useState<Act>()
  const { creditId, amount, vendor, roundId } = credit
  return (
    <>
      <RecordHead
        title={formatReais(amount)}
        note={<MemberLink account={credit.account} />}
        onClose={onClose}
      />
      <RecordBody>
        <ItemWorkers kind="credit" targetId={creditId} />
        <FactList
          items={[
            { label: t('word.game'), value: credit.gameNames[language] },
            {
              label: t('word.round'),
              value: (
                <Link
                  className="o-link"
                  to={`/games/rounds/${encodeURIComponent(roundId)}?vendor=${encodeURIComponent(vendor)}`}
                >
                  {roundId}
                </Link>
              ),
            },
            { label: t('games.staked'), value: formatReais(credit.stake) },
            { label: t('games.mayPay'), value: formatReais(credit.cap) },
            { label: t('games.paidAlready'), value: formatReais(credit.paid) },
            { label: t('games.transaction'), value: credit.transactionId },
            ...credit.events.map(({ kind, at, operator, reason }) => ({
              label: `${formatMoment(at)} ${t(`games.held.${kind}`)}`,
              value: [operator, reason].filter(Boolean).join(': ') || credit.vendor,
            })),
          ]}
        />
        <ActButtons
          acts={[
            { choice: 'refuse', key: 'R', look: 'o-no', text: t('games.refuse'), may: mayDecide },
            { choice: 'release', key: 'A', look: 'o-go', text: t('games.release'), may: mayDecide },
          ]}
          whose={!mayDecide && needs(t, 'games.decide')}
          onChoose={setAct}
        >
          {act && (
            <DecideDialog
              act={act}
              creditId={creditId}
              onClose={() => setAct(undefined)}
              onDecided={onDecided}
            />
          )}
        </ActButtons>
      </RecordBody>
    </>
  )
}

/**
 * Credits above what their game can pay, accepted and set aside until an operator decides; the next one
 * opens by itself.
 */
export const HeldPage = () => {
  const t = useT()
  const columns = useColumns()
  const { values, change } = useAddress({ credit: readUuid })
  const query = useQuery(heldQuery)
  const { data = [] } = query
  const open = data.find(({ creditId }) => creditId === values.credit)
  const keyOf = ({ creditId }: HeldCredit) => creditId
  const openKey = open?.creditId
  const work = useWorkColumn({ kind: 'credit', rows: data, keyOf, openKey })
  const close = () => change({ credit: '' })
  const openNext = () =>
    change({ credit: data[data.findIndex((one) => one === open) + 1]?.creditId ?? '' })
  return (
    <Page
      isTable
      title={t('office.games')}
      note={t('games.heldNote')}
      aside={<GamesTabs value="held" />}
      panel={open && <HeldPanel key={openKey} credit={open} onClose={close} onDecided={openNext} />}
    >
      <DataTable
        label={t('games.part.held')}
        columns={[...columns, work]}
        rows={data}
        keyOf={keyOf}
        query={wholeList(query)}
        openKey={openKey}
        onOpen={(credit) => change({ credit })}
        onClose={close}
        emptyText={t('games.noHeld')}
      />
    </Page>
  )
}
