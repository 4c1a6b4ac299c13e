import { configureStore } from '@reduxjs/toolkit'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Hello } from './Hello.tsx'
import { hotelApi } from './hotelApi.ts'
import { guestSlice, listener } from './guest.ts'

const translator = createInstance()
void translator.init({
  ...{ lng: 'en', fallbackLng: 'en', defaultNS: 'common', initAsync: false },
  // The keys are those of the app, because i18next types the keys once for the whole project.
  resources: { en: { common: { goHome: 'Hello', retry: 'Hello, <b>{{name}}</b>' } } },
})

const store = configureStore({
  reducer: { [hotelApi.reducerPath]: hotelApi.reducer, [guestSlice.name]: guestSlice.reducer },
  middleware: (defaults) => defaults().prepend(listener.middleware).concat(hotelApi.middleware),
})

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <Provider store={store}>
    <I18nextProvider i18n={translator}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Hello />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>
  </Provider>,
)
