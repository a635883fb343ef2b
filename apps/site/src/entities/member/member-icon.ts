import { getMemberIcon } from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api/api.ts'

/** The drawings that the server's index refers to; append new ones at the end. */
export const memberIcons = [
  'tiger-face',
  'dragon-face',
  'parrot',
  'dolphin',
  'sloth',
  'ox',
  'tropical-fish',
  'rooster',
  'four-leaf-clover',
  'cactus',
  'volcano',
  'balloon',
] as const

/** CALL-9: fetched once per session. */
export const memberIconQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['memberIcon', memberId],
    queryFn: ({ signal }) => ask(getMemberIcon, { signal }),
    staleTime: Infinity,
  })
