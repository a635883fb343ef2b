import { formatHoursLeft } from '../../core/format.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import styles from './approvals.module.css'

const hourMs = 3_600_000

const levelOf = (leftMs: number): 'hot' | 'warm' | 'calm' =>
  leftMs < hourMs ? 'hot' : leftMs < 6 * hourMs ? 'warm' : 'calm'

/** What is left until nobody can decide any more. */
export const TimeLeft = ({ expiresAt }: { readonly expiresAt: string }) => {
  const leftMs = Date.parse(expiresAt) - useServerSecond()
  return <b className={styles[levelOf(leftMs)]}>{formatHoursLeft(leftMs)}</b>
}
