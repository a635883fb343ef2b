import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { moveFocus } from './move-focus.ts'
import styles from './row-carousel.module.css'

/** Arrows appear only beyond this many items. */
export const itemsWithoutArrows = 7

/** A titled row of cards that scrolls sideways and snaps: six in view on a desktop. */
export const RowCarousel = ({
  title,
  icon,
  action,
  labels,
  wide = false,
  children,
}: {
  readonly title: string
  readonly icon?: ReactNode
  /** On the right of the header, such as "See all". */
  readonly action?: (className: string) => ReactNode
  readonly labels: { readonly previous: string; readonly next: string }
  /** Cards broader than tall. */
  readonly wide?: boolean
  readonly children: readonly ReactNode[]
}) => {
  const lane = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const turn = (direction: 1 | -1) =>
    lane.current?.scrollBy({ left: direction * lane.current.clientWidth, behavior: 'smooth' })

  return (
    <section className={styles['row']} aria-labelledby={titleId}>
      <div className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {icon}
          {title}
        </h2>
        {action?.(styles['action'] ?? '')}
        {children.length > itemsWithoutArrows && (
          <div className={styles['arrows']}>
            <IconButton label={labels.previous} onClick={() => turn(-1)}>
              <ChevronLeft size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={labels.next} onClick={() => turn(1)}>
              <ChevronRight size={18} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      {/* Keys bubble up from the cards inside, which are themselves focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={lane}
        className={classNames(styles['lane'], wide && styles['wide'])}
        onKeyDown={moveFocus}
      >
        {children}
      </ul>
    </section>
  )
}
