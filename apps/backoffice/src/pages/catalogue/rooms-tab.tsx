import { listOperatorRooms } from '@trevo/api-client/ops-endpoints.ts'
import type { OperatorRoom } from '@trevo/contract/ops/company/rooms.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../core/api.ts'
import { formatAmount } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { RoomDialog, type Rooms } from './room-dialog.tsx'

const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: () => ask(listOperatorRooms),
  refetchInterval: 30_000,
})

const RoomTable = ({
  rooms,
  mayChange,
  onOpen,
}: {
  readonly rooms: readonly OperatorRoom[]
  readonly mayChange: boolean
  readonly onOpen: (room: OperatorRoom) => void
}) => {
  const t = useT()
  const { language } = usePreferences()
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('catalogue.rooms.id')}</th>
            <th scope="col">{t('word.name')}</th>
            <th scope="col" className="o-number">
              {t('catalogue.rooms.stakeMin')}
            </th>
            <th scope="col" className="o-number">
              {t('catalogue.rooms.stakeMax')}
            </th>
            <th scope="col" className="o-number">
              {t('catalogue.rooms.balanceMin')}
            </th>
            <th scope="col">{t('catalogue.rooms.tournament')}</th>
            <th scope="col">{t('word.state')}</th>
            <th scope="col">{t('word.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.roomId}>
              <td>{room.roomId}</td>
              <td>{room.names[language] ?? room.names.PT ?? room.roomId}</td>
              <td className="o-number">{formatAmount(room.stakeMin)}</td>
              <td className="o-number">{formatAmount(room.stakeMax)}</td>
              <td className="o-number">{formatAmount(room.balanceMin)}</td>
              <td>
                {room.tournament
                  ? t('catalogue.rooms.seats', {
                      count: room.tournament.seatCount,
                      amount: formatAmount(room.tournament.buyIn),
                    })
                  : '–'}
              </td>
              <td>
                <span className={`o-pill ${room.isOpen ? 'o-ok' : ''}`}>
                  {t(room.isOpen ? 'catalogue.rooms.open' : 'catalogue.rooms.closed')}
                </span>
              </td>
              <td>
                {mayChange && (
                  <button type="button" className="o-link" onClick={() => onOpen(room)}>
                    {t('word.edit')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Open = { readonly game: Rooms['games'][number]; readonly room: OperatorRoom | undefined }

/** Rooms of card games between players, by game; they are the same at every brand. */
export const RoomsTab = () => {
  const t = useT()
  const { language } = usePreferences()
  const { games, rooms } = useSuspenseQuery(roomsQuery).data
  const mayChange = useRight('catalogue.change') !== undefined
  const [open, setOpen] = useState<Open>()
  return (
    <>
      <p className="o-muted">{t('catalogue.rooms.note')}</p>
      {games.map((game) => (
        <Panel
          key={game.nodeId}
          title={game.names[language] ?? game.gameCode}
          note={game.gameCode}
          aside={
            mayChange && (
              <button
                type="button"
                className="o-btn"
                onClick={() => setOpen({ game, room: undefined })}
              >
                {t('catalogue.rooms.add')}
              </button>
            )
          }
        >
          <RoomTable
            rooms={rooms.filter(({ nodeId }) => nodeId === game.nodeId)}
            mayChange={mayChange}
            onOpen={(room) => setOpen({ game, room })}
          />
        </Panel>
      ))}
      {open && <RoomDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
