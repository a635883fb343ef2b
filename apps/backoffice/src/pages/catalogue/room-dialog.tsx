import { saveRoom } from '@trevo/api-client/ops-endpoints.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import {
  saveRoom as contract,
  type listOperatorRooms,
  type OperatorRoom,
} from '@trevo/contract/ops/company/rooms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { AmountInput, ChoiceInput, NumberInput, TextInput } from '../../parts/inputs.tsx'

export type Rooms = Answer<typeof listOperatorRooms>

type Draft = Omit<OperatorRoom, 'nodeId' | 'names' | 'tournament'> & {
  readonly namePT: string
  readonly nameEN: string
  readonly buyIn: string
  readonly seatCount: number | null
}

const draftOf = (room: OperatorRoom | undefined): Draft => ({
  roomId: room?.roomId ?? '',
  namePT: room?.names.PT ?? '',
  nameEN: room?.names.EN ?? '',
  stakeMin: room?.stakeMin ?? '',
  stakeMax: room?.stakeMax ?? '',
  balanceMin: room?.balanceMin ?? '',
  buyIn: room?.tournament?.buyIn ?? '',
  seatCount: room?.tournament?.seatCount ?? null,
  isOpen: room?.isOpen ?? true,
})

const roomOf = (nodeId: number, { namePT, nameEN, buyIn, seatCount, ...draft }: Draft) => ({
  ...draft,
  nodeId,
  names: { ...(namePT.trim() && { PT: namePT }), ...(nameEN.trim() && { EN: nameEN }) },
  tournament: seatCount === null && buyIn === '' ? null : { buyIn, seatCount: seatCount ?? 0 },
})

const amounts = ['stakeMin', 'stakeMax', 'balanceMin', 'buyIn'] as const

const RoomFields = ({
  draft,
  isNew,
  onChange,
}: {
  readonly draft: Draft
  readonly isNew: boolean
  readonly onChange: (change: Partial<Draft>) => void
}) => {
  const t = useT()
  return (
    <>
      <TextInput
        label={t('catalogue.rooms.id')}
        hint={t('catalogue.rooms.idHint')}
        value={draft.roomId}
        max={40}
        isReadOnly={!isNew}
        onChange={(roomId) => onChange({ roomId })}
      />
      <TextInput
        label={t('word.portuguese')}
        value={draft.namePT}
        max={40}
        onChange={(namePT) => onChange({ namePT })}
      />
      <TextInput
        label={t('word.english')}
        value={draft.nameEN}
        max={40}
        onChange={(nameEN) => onChange({ nameEN })}
      />
      {amounts.map((name) => (
        <AmountInput
          key={name}
          label={t(`catalogue.rooms.${name}`)}
          value={draft[name]}
          onChange={(amount) => onChange({ [name]: amount })}
        />
      ))}
      <NumberInput
        label={t('catalogue.rooms.seatCount')}
        value={draft.seatCount}
        min={0}
        max={1_000}
        onChange={(seatCount) => onChange({ seatCount })}
      />
      <ChoiceInput
        label={t('word.state')}
        value={draft.isOpen ? 'open' : 'closed'}
        choices={[
          { value: 'open', text: t('catalogue.rooms.open') },
          { value: 'closed', text: t('catalogue.rooms.closed') },
        ]}
        onChange={(state) => onChange({ isOpen: state === 'open' })}
      />
    </>
  )
}

/** A room of a card game, or a new one. */
export const RoomDialog = ({
  game,
  room,
  onClose,
}: {
  readonly game: Rooms['games'][number]
  readonly room: OperatorRoom | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(room))
  const before = room ? roomOf(game.nodeId, draftOf(room)) : null
  const read = contract.body.shape.room.safeParse(roomOf(game.nodeId, draft))
  return (
    <ActDialog
      title={t(room ? 'catalogue.rooms.edit' : 'catalogue.rooms.add')}
      draft={`room ${game.nodeId} ${room?.roomId ?? ''}`}
      confirm={t('word.save')}
      problem={read.success ? undefined : t('catalogue.invalid')}
      {...(read.success && {
        change: { before: before && Facts.parse(before), after: Facts.parse(read.data) },
      })}
      done={t('catalogue.saved')}
      onConfirm={async ({ reason }) => {
        if (!read.success) return { ok: false, message: t('catalogue.invalid') }
        const answer = await call(saveRoom, { body: { before, room: read.data, reason } })
        await queries.invalidateQueries({ queryKey: ['rooms'] })
        return answer
      }}
      onClose={onClose}
    >
      <RoomFields
        draft={draft}
        isNew={!room}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </ActDialog>
  )
}
