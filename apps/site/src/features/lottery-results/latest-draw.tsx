import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { RotateCcw } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { hasPictures } from '../../entities/lottery/read-numbers.ts'
import { ResultBalls } from '../../entities/lottery/result-balls.tsx'
import { usePictureName } from '../../entities/lottery/use-picture-name.ts'
import { useRolling } from '../../entities/lottery/use-rolling.ts'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'
import type { ResultRow } from './export-results.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './lottery-results.module.css'
import { useText } from '../../core/language/use-text.ts'

const ballSize = 44
/** The latest draw; numbers that arrive while the page is open are revealed ball by ball. */
export const LatestDraw = ({
  draw,
  gameId,
  rulesGroup,
  awaited,
  ownLines,
}: {
  readonly draw: ResultRow
  readonly gameId: number
  readonly rulesGroup: string
  /** A later draw whose sales are over and whose numbers have not arrived yet. */
  readonly awaited?: string | undefined
  /** Below the draw: what the member bet on it. */
  readonly ownLines?: ((watched: WatchedDraw) => ReactNode) | undefined
}) => {
  const t = useText('lottery-results')
  const { locale } = useLanguage()
  const { out, outCount, waiting, isRolling, canRoll, roll, skip } = useRolling(draw.winNo)
  const pictureName = usePictureName()
  const spoken = hasPictures(rulesGroup)
    ? draw.winNo
        .split(',')
        .map((one) => pictureName(Number(one)))
        .join(', ')
    : draw.winNo
  const known = useRef(draw.numero)
  // A layout effect, so that nobody sees all of them at once first.
  useLayoutEffect(() => {
    if (known.current === draw.numero) return
    known.current = draw.numero
    roll()
  })
  const watched =
    awaited === undefined
      ? { numero: draw.numero, winNo: draw.winNo, outCount }
      : { numero: awaited, winNo: '', outCount: undefined }
  return (
    <>
      <section className={styles['latest']}>
        <div>
          <h2>{t('common.drawNumber', { numero: draw.numero })}</h2>
          <p className={pages['faint']}>
            {t('lotteryResults.drawnAt', { at: formatDateTime(new Date(draw.openTime), locale) })}
          </p>
        </div>
        <div className={styles['balls']} aria-hidden={isRolling || undefined}>
          <ResultBalls rulesGroup={rulesGroup} winNo={out} size={ballSize} isRolling={isRolling} />
          {Array.from({ length: waiting }, (_, index) => (
            <span key={index} className={styles['waiting']} />
          ))}
        </div>
        <output className="visually-hidden">
          {isRolling ? t('lotteryResults.coming') : spoken}
        </output>
        {canRoll && (
          <Button look="quiet" onClick={isRolling ? skip : roll}>
            <RotateCcw size={16} aria-hidden="true" />
            {t(isRolling ? 'lotteryResults.skip' : 'lotteryResults.replay')}
          </Button>
        )}
      </section>
      {ownLines?.({ gameId, rulesGroup, ...watched })}
    </>
  )
}
