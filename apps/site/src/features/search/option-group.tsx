import { classNames } from '@trevo/ui/class-names.ts'
import { hueOf } from '@trevo/ui/game-tile/game-tile.tsx'
import { useId, type CSSProperties } from 'react'
import { Icon } from '../../core/art/icon.tsx'
import { markHits } from './mark-hits.ts'
import styles from './search.module.css'
import type { Group, Option, Picture } from './use-groups.ts'

/** One kind of results under its title. */
export const OptionGroup = ({
  group,
  typed,
  idOf,
  activeKey,
  onChoose,
}: {
  readonly group: Group
  readonly typed: string
  readonly idOf: (option: Option) => string
  readonly activeKey: string | undefined
  readonly onChoose: (option: Option) => void
}) => {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={styles['group']}>
      <h3 id={titleId} role="presentation" className={styles['title']}>
        {group.title}
      </h3>
      <div role="presentation" className={classNames(group.isDense && styles['dense'])}>
        {group.options.map((option) => (
          <button
            key={option.key}
            id={idOf(option)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.key === activeKey}
            data-active={option.key === activeKey}
            className={styles['option']}
            onClick={() => onChoose(option)}
          >
            <Sign picture={option.picture} />
            <span className={styles['words']}>
              <span className={styles['label']}>
                <Marked text={option.label} typed={typed} />
              </span>
              {option.hint && (
                <small>
                  <Marked text={option.hint} typed={typed} />
                </small>
              )}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** The typed letters are highlighted. */
const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  markHits(text, typed).map(({ text: part, isHit }, index) =>
    // Parts have no identity except their position.
    isHit ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  )

const Sign = ({ picture }: { readonly picture: Picture }) => {
  switch (picture.kind) {
    case 'game': {
      const { iconUrl, hue } = picture.game
      return (
        <span
          className={styles['tile']}
          // A custom property, which React's type does not list.
          style={{ '--hue': hue } as CSSProperties}
        >
          <img src={`${iconUrl}-240.webp`} alt="" width="36" height="48" loading="lazy" />
        </span>
      )
    }
    case 'icon':
      return (
        <span className={styles['sign']}>
          <Icon name={picture.icon} size={24} />
        </span>
      )
    case 'vendor':
      return (
        <b
          aria-hidden="true"
          className={styles['mark']}
          style={{ '--hue': hueOf(picture.code) } as CSSProperties}
        >
          {picture.code.slice(0, 3)}
        </b>
      )
    default:
      return picture satisfies never
  }
}
