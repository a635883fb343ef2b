import type { CalendarDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { useT } from '../../core/texts.tsx'

type Shown = Pick<CalendarDraw, 'status' | 'trouble' | 'needsNumbers'>

const tone = ({ status, trouble, needsNumbers }: Shown): string => {
  if (trouble !== null) return 'o-bad'
  if (needsNumbers) return 'o-warn'
  if (status === 'settled') return 'o-ok'
  return status === 'open' || status === 'drawn' ? 'o-info' : ''
}

/** The state of a draw; what needs a person comes first. */
export const DrawState = ({ draw }: { readonly draw: Shown }) => {
  const t = useT()
  const state = draw.needsNumbers ? 'numbers' : draw.status
  return (
    <span className={`o-pill ${tone(draw)}`}>
      {draw.trouble === null ? t(`lottery.status.${state}`) : t('lottery.status.trouble')}
    </span>
  )
}
