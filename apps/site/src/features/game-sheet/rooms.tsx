import { useQuery } from '@tanstack/react-query'
import { listRooms } from '@trevo/api-client/endpoints.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './game.module.css'
import { useGameText } from '../../entities/game/use-game-text.ts'

/** CALL-46: the tables of a card game between players, by what is played for; a member takes a seat. */
export const Rooms = ({
  nodeId,
  vassalage,
}: {
  readonly nodeId: number
  readonly vassalage: string
}) => {
  const t = useGameText()
  const { language, locale } = useLanguage()
  const isMember = phaseOf(useSession()) === 'member'
  const { data } = useQuery({
    queryKey: ['rooms', language, nodeId],
    queryFn: ({ signal }) => ask(listRooms, { query: { nodeId, vassalage }, signal }),
    enabled: isMember,
    staleTime: 30_000,
  })
  const rooms = data?.list ?? []
  if (rooms.length === 0) return null
  const money = (amount: string) => formatMoneyText(amount, locale)
  return (
    <section className={styles['part']}>
      <h3>{t('game.rooms')}</h3>
      <ul className={styles['rooms']}>
        {rooms.map(({ roomId, roomName, stakeMin, stakeMax, balanceMin }) => (
          <li key={roomId}>
            <b>{roomName}</b>
            <span>{t('game.roomStakes', { min: money(stakeMin), max: money(stakeMax) })}</span>
            <small>{t('game.roomBalance', { amount: money(balanceMin) })}</small>
            <Link
              to={to.seamless(nodeId, roomId)}
              className={buttonClass('plain')}
              aria-label={t('game.sitAt', { room: roomName })}
            >
              {t('game.sit')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
