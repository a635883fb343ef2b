import { useText } from '../../../core/language/use-text.ts'
import type { CartLine } from '../state/cart.ts'
import { shownContent } from '../state/shown-content.ts'
import { usePlayLabels } from '../state/use-play-labels.ts'
import styles from './cart-panel.module.css'

/** The play of a line and what is marked in it. */
export const LineContent = ({ line }: { readonly line: CartLine }) => {
  const words = useText('lottery')
  const { fullLabel } = usePlayLabels()
  return (
    <>
      <b>{fullLabel(line.play)}</b>
      <span className={styles['what']}>
        {shownContent(words, line).map((part, index) => (
          <u key={index} data-none={part === '–' || undefined}>
            {part}
          </u>
        ))}
      </span>
    </>
  )
}
