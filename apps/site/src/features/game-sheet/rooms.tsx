import { useQuery } from '@tanstack/react-query'
import { listRooms } from '@trevo/api-client/endpoints.ts'
import type { GameRoom, SitAndGoRoom } from '@trevo/contract/wps/games/rooms.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './game.module.css'
import { useText } from '../../core/language/use-text.ts'

/** Polled, because seats of tournaments fill while the list is being read. */
const readAgainMs = 10_000

/** The state of a tournament: the seats taken in the one filling up, and whether others are running. */
const Standing = ({ seatCount, now }: Pick<SitAndGoRoom, 'seatCount' | 'now'>) => {
  const t = useText('game')
  if (!now) return null
  const { state, seatsTaken: taken, playing } = now
  const text = t(`game.sitAndGo.${state}`, { taken, seats: seatCount })
  return (
    <small data-state={state}>
      {playing > 0 ? `${text} · ${t('game.roomPlaying', { count: playing })}` : text}
    </small>
  )
}

/** The price of a seat, and how many other players there are. */
const RoomFacts = ({ stakeMin, stakeMax, balanceMin, sitAndGo }: GameRoom) => {
  const t = useText('game')
  const { locale } = useLanguage()
  const money = (amount: string) => formatMoneyText(amount, locale)
  if (sitAndGo) {
    const { buyIn } = sitAndGo
    return (
      <>
        <span>{t('game.roomBuyIn', { buyIn: money(buyIn), entry: money(stakeMin) })}</span>
        <Standing {...sitAndGo} />
      </>
    )
  }
  return (
    <>
      <span>{t('game.roomStakes', { min: money(stakeMin), max: money(stakeMax) })}</span>
      <small>{t('game.roomBalance', { amount: money(balanceMin) })}</small>
    </>
  )
}

/** CALL-46: the tables of a card game between players, by stakes; a member takes a seat. */
export const Rooms = ({
  nodeId,
  vassalage,
}: {
  readonly nodeId: number
  readonly vassalage: string
}) => {
  const t = useText('game')
  const { language } = useLanguage()
  const isMember = phaseOf(useSession()) === 'member'
  const { data } = useQuery({
    queryKey: ['rooms', language, nodeId],
    queryFn: ({ signal }) => ask(listRooms, { query: { nodeId, vassalage }, signal }),
    enabled: isMember,
    staleTime: 30_000,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ sitAndGo }) => sitAndGo !== null) ? readAgainMs : false,
  })
  const rooms = data?.list ?? []
  if (rooms.length === 0) return null
  return (
    <section className={styles['part']}>
      <h3>{t('game.rooms')}</h3>
      <ul className={styles['rooms']}>
        {rooms.map((room) => (
          <li key={room.roomId}>
            <b>{room.roomName}</b>
            <RoomFacts {...room} />
            <Link
              to={to.seamless(nodeId, room.roomId)}
              className={buttonClass('plain')}
              aria-label={t('game.sitAt', { room: room.roomName })}
            >
              {t('game.sit')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
