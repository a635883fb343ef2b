import type { ContentKind } from '@trevo/contract/ops/company/content.ts'
import { useEffect, useRef } from 'react'
import { useT } from '../../core/texts.tsx'
import styles from './content.module.css'

export type PreviewText = {
  readonly title: string
  readonly content: string
  readonly action: string
}

type Props = {
  readonly kind: ContentKind
  readonly text: PreviewText
  readonly hue: number
  readonly pictureId: string | null
}

const widths = [390, 768, 1440] as const
const widthClass = { 390: styles['w390'], 768: styles['w768'], 1440: styles['w1440'] } as const

/** The custom property of the hue; the policy of the page refuses it as an attribute. */
const useHue = (hue: number) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.style.setProperty('--hue', String(hue))
  }, [hue])
  return ref
}

const Picture = ({ id }: { readonly id: string | null }) =>
  id === null ? null : <img className={styles['photo']} src={`/pictures/${id}.webp`} alt="" />

const Banner = ({ text: { title, content, action }, hue, pictureId }: Omit<Props, 'kind'>) => (
  <div ref={useHue(hue)} className={styles['banner']}>
    <Picture id={pictureId} />
    <strong>{title}</strong>
    <p>{content}</p>
    {action && <b>{action}</b>}
  </div>
)

const Card = ({ text: { title, content, action }, hue, pictureId }: Omit<Props, 'kind'>) => (
  <div className={styles['card']}>
    <div ref={useHue(hue)} className={styles['cardPicture']}>
      <Picture id={pictureId} />
    </div>
    <strong>{title}</strong>
    <p>{content}</p>
    {action && <b>{action}</b>}
  </div>
)

const Shape = ({ kind, ...rest }: Props) => {
  const { title, content, action } = rest.text
  switch (kind) {
    case 'B':
      return <Banner {...rest} />
    case 'PR':
      return <Card {...rest} />
    case 'PL':
    case 'H':
      return (
        <p className={styles['strip']}>
          <strong>{title}</strong> {content} {action && <u>{action}</u>}
        </p>
      )
    case 'PU':
    case 'AG':
      return (
        <div className={styles['popup']}>
          <strong>{title}</strong>
          <p>{content}</p>
        </div>
      )
    default:
      return kind satisfies never
  }
}

/** How it looks on a phone, a tablet and a desk, each drawn at its width and scaled to the page. */
export const ContentPreview = (props: Props) => {
  const t = useT()
  return (
    <div className={styles['previews']}>
      {widths.map((width) => (
        <figure key={width}>
          <figcaption className="o-muted">{t('content.atWidth', { width })}</figcaption>
          <div className={styles['stage']}>
            <div className={widthClass[width]}>
              <Shape {...props} />
            </div>
          </div>
        </figure>
      ))}
    </div>
  )
}
