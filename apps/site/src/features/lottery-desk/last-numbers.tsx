import { useEffect, useRef } from 'react'
import { ResultBalls } from '../../entities/lottery/result-balls.tsx'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import { useLotteryText } from '../../entities/lottery/use-lottery-text.ts'
import { useRolling } from '../../entities/lottery/use-rolling.ts'
import styles from './desk-head.module.css'
import { shortNumero } from './short-numero.ts'

export type Previous = { readonly numero: string; readonly winNo: string | null } | null | undefined

/** The draw before the one on sale; numbers that come while one looks come out ball by ball. */
export const LastNumbers = ({
  lottery,
  previous,
}: {
  readonly lottery: Lottery
  readonly previous: Previous
}) => {
  const words = useLotteryText()
  const numero = previous?.numero ?? ''
  const winNo = previous?.winNo ?? ''
  const { out, waiting, roll, skip } = useRolling(winNo)
  // What was there when one came does not come out again.
  const known = useRef(winNo === '' ? '' : numero)
  const isFirst = useRef(previous === undefined)
  useEffect(() => {
    if (winNo === '' || known.current === numero) return
    known.current = numero
    if (isFirst.current) skip()
    else roll()
    isFirst.current = false
  })
  if (!previous) return <div className={styles['last']} />
  return (
    <div className={styles['last']}>
      <small>{words('lottery.drawnIn', { numero: shortNumero(previous.numero) })}</small>
      {winNo === '' ? (
        <b className={styles['drawing']}>{words('lottery.drawing')}</b>
      ) : (
        <div className={styles['balls']}>
          {out !== '' && <ResultBalls rulesGroup={lottery.rulesGroup} winNo={out} size={28} />}
          {Array.from({ length: waiting }, (_, index) => (
            <i key={index} className={styles['waiting']} aria-hidden="true" />
          ))}
        </div>
      )}
    </div>
  )
}
