import { useLayoutEffect, useRef } from 'react'
import { ResultBalls } from '../../../entities/lottery/result-balls.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useRolling } from '../../../entities/lottery/use-rolling.ts'
import styles from './desk-head.module.css'
import { shortNumero } from '../common/short-numero.ts'

export type Previous = { readonly numero: string; readonly winNo: string | null } | null | undefined

/** The numbers of the draw before the one on sale; those that arrive while the page is open are revealed ball by ball. */
export const useLastNumbers = (previous: Previous) => {
  const numero = previous?.numero ?? ''
  const winNo = previous?.winNo ?? ''
  const rolling = useRolling(winNo)
  const { roll, skip } = rolling
  // What was already there when one arrived is not revealed again.
  const known = useRef(winNo === '' ? '' : numero)
  const isFirst = useRef(previous === undefined)
  // A layout effect, so that nobody sees all of them at once first.
  useLayoutEffect(() => {
    if (winNo === '' || known.current === numero) return
    known.current = numero
    if (isFirst.current) skip()
    else roll()
    isFirst.current = false
  })
  return rolling
}

/** The draw before the one on sale. */
export const LastNumbers = ({
  rulesGroup,
  previous,
  numbers: { out, waiting, isRolling },
}: {
  readonly rulesGroup: string
  readonly previous: Previous
  readonly numbers: Pick<ReturnType<typeof useRolling>, 'out' | 'waiting' | 'isRolling'>
}) => {
  const words = useText('lottery')
  if (!previous) return <div className={styles['last']} />
  return (
    <div className={styles['last']}>
      <small>{words('lottery.drawnIn', { numero: shortNumero(previous.numero) })}</small>
      {!previous.winNo ? (
        <b className={styles['drawing']}>{words('lottery.drawing')}</b>
      ) : (
        <div className={styles['balls']}>
          {out !== '' && (
            <ResultBalls rulesGroup={rulesGroup} winNo={out} size={28} isRolling={isRolling} />
          )}
          {Array.from({ length: waiting }, (_, index) => (
            <i key={index} className={styles['waiting']} aria-hidden="true" />
          ))}
        </div>
      )}
    </div>
  )
}
