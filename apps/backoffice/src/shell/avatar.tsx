import { useLayoutEffect, useRef } from 'react'
import styles from './avatar.module.css'

const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

const lettersOf = (name: string): string => {
  const [first = '', second = ''] = name.split(/[.\s_-]+/)
  return `${first.slice(0, 1)}${second.slice(0, 1) || first.slice(1, 2)}`.toUpperCase()
}

/** A colleague's initials, always in the same colour. */
export const Avatar = ({ name, size = 20 }: { readonly name: string; readonly size?: number }) => {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--hue', String(hueOf(name)))
    ref.current?.style.setProperty('--size', `${size}px`)
  }, [name, size])
  return (
    <span ref={ref} className={styles['avatar']} title={name} role="img" aria-label={name}>
      {lettersOf(name)}
    </span>
  )
}
