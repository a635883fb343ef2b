import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import styles from './members.module.css'
import { findQuery } from './use-members.ts'

/** One member by an exact name, contact or number: a single one opens at once. */
export const FindForm = () => {
  const t = useT()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { data, error } = useQuery(findQuery(text))
  const [only] = data?.list.length === 1 ? data.list : []
  useEffect(() => {
    if (only) void navigate(`/members/${only.member.memberId}`)
  }, [only, navigate])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setText(String(new FormData(event.currentTarget).get('text') ?? '').trim())
  }
  return (
    <>
      <form
        role="search"
        aria-label={t('members.find')}
        className={styles['find']}
        onSubmit={search}
      >
        <input
          name="text"
          maxLength={120}
          autoComplete="off"
          aria-label={t('members.find')}
          placeholder={t('members.find')}
        />
        <button type="submit" className="o-btn o-go">
          {t('word.open')} <EnterKey />
        </button>
      </form>
      {error && (
        <p role="alert" className={styles['wrong']}>
          {error.message}
        </p>
      )}
      {data?.list.length === 0 && (
        <p role="status" className={styles['wrong']}>
          {t('members.findNone')}
        </p>
      )}
      {data && data.list.length > 1 && (
        <ul className={styles['found']}>
          {data.list.map(({ by, member }) => (
            <li key={member.memberId}>
              <Link className="o-link" to={`/members/${member.memberId}`}>
                {member.username}
              </Link>{' '}
              <span className="o-muted">{t(`members.findBy.${by}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
