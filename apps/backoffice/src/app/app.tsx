import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router'
import { Refused } from '../core/api.ts'
import { AreasProvider } from '../core/area.ts'
import { TextsProvider } from '../core/texts.tsx'
import { areas } from './areas.ts'
import { createOfficeRouter } from './routes.tsx'

/** A missing answer is retried; a refusal is an answer. */
const isSilence = (error: unknown): boolean =>
  error instanceof Refused && (error.code === 'network' || error.code === 'timeout')

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && isSilence(error), refetchOnWindowFocus: true },
  },
})
const router = createOfficeRouter(queries)

export const App = () => (
  <QueryClientProvider client={queries}>
    <Suspense fallback={null}>
      <TextsProvider>
        <AreasProvider value={areas}>
          <RouterProvider router={router} />
        </AreasProvider>
      </TextsProvider>
    </Suspense>
  </QueryClientProvider>
)
