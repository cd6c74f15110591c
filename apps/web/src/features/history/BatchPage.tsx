import { useParams } from 'react-router-dom';
import { useRefresh } from '../../api/queries';
import { useCheck } from '../../api/useCheck';
import { routes } from '../../site/routes';
import { forUsers } from '../../components/session/AccessRequired';
import { LoadedPage } from '../../components/LoadedPage';
import ResultArea from '../../components/check/progress/ResultArea';
import { historyStrings as s } from './strings';

/** A checked list from the history, with its accepted corrections. */
export default forUsers({ title: s.batchTitle }, Batch);

function Batch() {
  const { id = '' } = useParams();
  const { check: data, error } = useCheck(id, { onEnd: useRefresh().afterChange });
  return (
    <LoadedPage
      width="none"
      title={s.batchTitle}
      back={{ to: routes.citations, name: s.backToHistory }}
      loaded={{ data, error }}
      gone={s.batchGone}
    >
      {data && <ResultArea check={data} style={data.options.style} />}
    </LoadedPage>
  );
}
