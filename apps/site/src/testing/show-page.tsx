import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { loadSiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { expect } from 'vitest'
import { MemoryRouter, useLocation } from 'react-router'
import { LanguageProvider } from '../core/language/language.tsx'
import { usePopups } from '../core/popups/popups.ts'

const Where = () => {
  const { pathname, search } = useLocation()
  const popups = usePopups()
  return (
    <div hidden>
      <span data-testid="address">{pathname + search}</span>
      <span data-testid="popups">{popups.map(({ name }) => name).join()}</span>
    </div>
  )
}

/** Shows a part of the site as at `address`, with everything that wraps every page. */
export const showPage = async (
  page: ReactNode,
  { address = '/', language = 'PT' }: { address?: string; language?: SiteLanguage } = {},
) => {
  const initial = { language, catalog: await loadSiteCatalog(language) }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = await act(async () =>
    render(
      <QueryClientProvider client={queries}>
        <LanguageProvider initial={initial}>
          <MemoryRouter initialEntries={[address]}>
            <Suspense fallback={<div hidden data-testid="loading" />}>{page}</Suspense>
            <Where />
          </MemoryRouter>
        </LanguageProvider>
      </QueryClientProvider>,
    ),
  )
  // Texts of an area are loaded when they are first shown; on a busy machine that takes a while.
  await waitFor(() => expect(screen.queryByTestId('loading')).toBeNull())
  return shown
}
