import { useId } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { download } from './download.ts'
import { FileButton } from './FileButton.tsx'
import styles from './Sandbox.module.css'
import words from '#mock-server/desk/frame/words.module.css'

/** Exports the sandbox to a file, and imports it. */
export function ExportImport() {
  const { t } = useTexts()
  const id = useId()
  const [exportSandbox, exported] = deskApi.useExportSandboxMutation()
  const [importSandbox, imported] = deskApi.useImportSandboxMutation()

  async function save() {
    const { data } = await exportSandbox()
    if (data !== undefined) download(`hotel-demo-${new Date().toISOString().slice(0, 10)}.json`, data)
  }

  return (
    <div className={styles.way}>
      <ButtonRow>
        <Button variant="secondary" onClick={() => void save()}>
          {t('sandbox.export')}
        </Button>
        <FileButton
          label={t('sandbox.import')}
          accept=".json,application/json"
          aria-describedby={id}
          onFile={(file) => void file.text().then(importSandbox)}
        />
      </ButtonRow>
      <p id={id} className={words.hint}>
        {t('sandbox.importHint')}
      </p>
      <Outcome of={exported} />
      <Outcome of={imported} done={t('sandbox.importDone')} />
    </div>
  )
}
