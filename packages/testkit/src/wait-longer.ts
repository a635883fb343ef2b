import { configure } from '@testing-library/react'

// What a test waits for comes at once on a quiet machine; a busy one is no reason to fail.
configure({ asyncUtilTimeout: 5_000 })
