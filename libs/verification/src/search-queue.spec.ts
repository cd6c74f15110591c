import { fakeSources } from '@veracite/testing/fake-sources';
import { countSearches } from './search-queue';

describe('searches that stand in no queue yet', () => {
  test('each full allowance of open searches adds its window to the wait, and answers take it away', async () => {
    const counted = countSearches(fakeSources({ crossref: {}, dblp: { waitMs: 700 } }));
    const open = Array.from({ length: 20 }, () => counted.search('crossref', { title: 'On growth' }));
    expect([counted.waitFor('crossref'), counted.waitFor('dblp')]).toEqual([2500, 700]);
    await Promise.all(open);
    expect(counted.waitFor('crossref')).toBe(0);
  });

  test('an allowance by the hour is no wide door: few at once make a queue', () => {
    const sources = fakeSources({ openaire: {} });
    const [state] = sources.list();
    sources.list = () => (state ? [{ ...state, searchPace: { requests: 60, seconds: 3_600 }, concurrent: 2 }] : []);
    const counted = countSearches(sources);
    for (let count = 0; count < 10; count += 1) void counted.search('openaire', { title: 'On growth' });
    expect(counted.waitFor('openaire')).toBe(2_500);
  });

  test('a search that fails leaves no trace', async () => {
    const sources = fakeSources({ crossref: {} });
    sources.search = () => Promise.reject(new Error('programming fault'));
    const counted = countSearches(sources);
    await expect(counted.search('crossref', {})).rejects.toThrow('programming fault');
    expect(counted.waitFor('crossref')).toBe(0);
  });
});
