import { withPdf } from '@veracite/documents/pdf/open-pdf';
import type { Box } from '@veracite/model/document';
import type { Status } from '@veracite/model/verdict';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';

/** Prefix of the keys of annotations that pdf.js adds to a file. */
const NEW_ANNOTATION = 'pdfjs_internal_editor_';
/** Red, green and blue from 0 to 255, light enough to read through. */
const COLORS: Record<Status, [number, number, number]> = {
  fake: [255, 179, 173],
  incomplete: [255, 217, 128],
  unknown: [197, 208, 224],
  valid: [190, 230, 190],
};
/** Width and height of the window of a comment, in points. */
const POPUP = [240, 120] as const;

/**
 * Annotates a PDF file: a highlight over the lines of each remark's reference, with the comment as its contents. The annotations
 * are an incremental update (ISO 32000-1, 7.5.6): the file is unchanged up to its former end, so that signatures stay valid.
 */
export function annotatePdf(
  file: Uint8Array,
  remarks: readonly Remark[],
  { author, at }: AnnotateOptions,
): Promise<AnnotatedFile | AnnotateFault> {
  return withPdf<AnnotatedFile>(file, async (pdf) => {
    const { AnnotationEditorType } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    let count = 0;
    const unplaced: number[] = [];
    for (const { place, position, status, label, comment } of remarks) {
      const boxes = (place?.boxes ?? []).filter(({ page }) => page >= 1 && page <= pdf.numPages);
      if (boxes.length === 0) unplaced.push(position);
      for (const page of new Set(boxes.map((box) => box.page))) {
        const viewport = (await pdf.getPage(page)).getViewport({ scale: 1 });
        const lines = withoutOverlap(boxes.filter((box) => box.page === page));
        const quads = lines.map(({ x, y, width, height }) =>
          [x, x + width].map((side) => [y, y + height].map((end) => viewport.convertToPdfPoint(side, end) as number[])),
        );
        const [xs, ys] = [0, 1].map((axis) => quads.flat(2).map((point) => point[axis] ?? 0)) as [number[], number[]];
        const [right, top] = [Math.max(...xs), Math.max(...ys)];
        pdf.annotationStorage.setValue(`${NEW_ANNOTATION}${count}`, {
          annotationType: AnnotationEditorType.HIGHLIGHT,
          pageIndex: page - 1,
          // The order of corners that viewers use, which is not that of the standard.
          quadPoints: quads.flatMap(([left = [], far = []]) => [left[0], far[0], left[1], far[1]].flat()),
          outlines: quads.map(([left = [], far = []]) => [left[0], far[0], far[1], left[1]].flat()),
          rect: [Math.min(...xs), Math.min(...ys), right, top],
          rotation: 0,
          color: COLORS[status],
          opacity: 1,
          user: author,
          date: at,
          popup: { contents: `${label}\n${comment}`, rect: [right, top - POPUP[1], right + POPUP[0], top] },
        });
        count += 1;
      }
    }
    return { file: count > 0 ? await pdf.saveDocument() : file, unplaced };
  });
}

/** Cuts a box where the box of the next line begins: lines that overlap are drawn as holes. */
const withoutOverlap = (boxes: readonly Box[]): Box[] =>
  boxes.map((box, index) => {
    const next = boxes[index + 1];
    const isBelow = next && next.y > box.y && next.x < box.x + box.width && box.x < next.x + next.width;
    return isBelow ? { ...box, height: Math.min(box.height, next.y - box.y) } : box;
  });
