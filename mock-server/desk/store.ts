import { configureStore } from '@reduxjs/toolkit'
import { deskApi } from './deskApi.ts'
import { draft } from './my-hotel/draft.ts'

export function makeDeskStore() {
  return configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer, [draft.name]: draft.reducer },
    middleware: (defaults) => defaults().concat(deskApi.middleware),
  })
}
