import { createSlice, isAnyOf, type PayloadAction, configureStore } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { deskApi } from './deskApi.ts'
import { useTexts } from './texts/texts.ts'
import type { BrandDraft } from './my-hotel/brandDraft.ts'

/** What is changed of the hotel and not saved yet. */
interface Draft {
  readonly brand?: BrandDraft
  /** A table of dishes as text. */
  readonly table: string
  /** The file that was chosen last is an Excel workbook, which is not read. */
  readonly isWorkbook: boolean
}

const unchanged: Draft = { table: '', isWorkbook: false }

export const draft = createSlice({
  name: 'draft',
  initialState: unchanged,
  reducers: {
    discard: () => unchanged,
    changeTable: (state, { payload }: PayloadAction<string>) => ({ ...state, table: payload, isWorkbook: false }),
    refuseWorkbook: (state) => ({ ...state, isWorkbook: true }),
    /** Changes a part of the brand, of which the hotel shows `shown`. */
    changeBrand(
      { brand, ...others },
      { payload: { shown, part } }: PayloadAction<{ shown: BrandDraft; part: Partial<BrandDraft> }>,
    ) {
      const next = { ...(brand ?? shown), ...part }
      return JSON.stringify(next) === JSON.stringify(shown) ? others : { ...others, brand: next }
    },
  },
  extraReducers(builder) {
    const { saveHotel, openHotel, reset } = deskApi.endpoints
    builder
      .addMatcher(isAnyOf(saveHotel.matchFulfilled, openHotel.matchFulfilled), () => unchanged)
      .addMatcher(reset.matchFulfilled, (state, { meta }) => (meta.arg.originalArgs.keepsBrand ? state : unchanged))
  },
})

interface State {
  readonly draft: Draft
}

export const useDraft = (): Draft => useSelector((state: State) => state.draft)

/** Whether the hotel has changes that are not saved. */
export function useIsUnsaved(): boolean {
  const { brand, table } = useDraft()
  return brand !== undefined || table.trim() !== ''
}

/** Returns the question before what is not saved is left, if there is any. The browser asks it before the tab is closed. */
export function useMayLeave(): () => boolean {
  const { t } = useTexts()
  const isUnsaved = useIsUnsaved()
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return () => !isUnsaved || window.confirm(t('hotel.leaveText'))
}

export function makeDeskStore() {
  return configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer, [draft.name]: draft.reducer },
    middleware: (defaults) => defaults().concat(deskApi.middleware),
  })
}
